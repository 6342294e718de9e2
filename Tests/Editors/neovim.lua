-- Asks `scenectl lsp` through Neovim's own client, as a person's editor does. `make test-editors` runs it:
--   nvim --headless -u NONE -c 'luafile Tests/Editors/neovim.lua'
-- It says what it did, and ends with status 1 where an answer is not as expected.

local program = os.getenv("SCENECTL") or ".build/debug/scenectl"
local failures, checks = 0, 0

local function expect(condition, message)
  checks = checks + 1
  if condition then return end
  failures = failures + 1
  io.stdout:write("FAILED: " .. message .. "\n")
end

local published = {}
local client_id = vim.lsp.start_client({
  name = "scenectl",
  cmd = { program, "lsp" },
  root_dir = vim.fn.getcwd(),
  handlers = {
    ["textDocument/publishDiagnostics"] = function(_, result)
      published[result.uri] = result.diagnostics
    end,
  },
})
local client = nil
vim.wait(5000, function()
  client = vim.lsp.get_client_by_id(client_id)
  return client ~= nil and client.initialized
end)
expect(client ~= nil, "the server starts")

local function open(path, lines)
  vim.cmd("edit " .. vim.fn.fnameescape(path))
  local buffer = vim.api.nvim_get_current_buf()
  if lines then vim.api.nvim_buf_set_lines(buffer, 0, -1, false, lines) end
  local uri = vim.uri_from_bufnr(buffer)
  published[uri] = nil
  vim.lsp.buf_attach_client(buffer, client_id)
  vim.wait(5000, function() return published[uri] ~= nil end, 5)
  return buffer, uri
end

local function request(buffer, method, parameters)
  local answers = vim.lsp.buf_request_sync(buffer, method, parameters, 5000)
  local answer = answers and answers[client_id]
  return answer and answer.result, answer and answer.error
end

local function at(buffer, line, column)
  return { textDocument = { uri = vim.uri_from_bufnr(buffer) }, position = { line = line, character = column } }
end

-- Findings of all examples: those of `validate`.
local files = 0
for _, pattern in ipairs({ "Scenes/Gallery/*.yaml", "Scenes/Invalid/*.yaml" }) do
  for _, path in ipairs(vim.fn.glob(pattern, true, true)) do
    local expected = {}
    for line in vim.fn.system({ program, "validate", "--format", "json", "--check",
      "yaml,xml,structure,outlets,actions,segues,identifiers,tables,scenes,accessibility,names,expressions,files", path })
      :gmatch("[^\n]+") do
      local ok, value = pcall(vim.fn.json_decode, line)
      if ok and value.code then table.insert(expected, value.code) end
    end
    for uri in pairs(published) do published[uri] = nil end
    local buffer = open(path)
    local found = {}
    for _, diagnostics in pairs(published) do
      for _, diagnostic in ipairs(diagnostics) do table.insert(found, diagnostic.code) end
    end
    table.sort(expected)
    table.sort(found)
    expect(table.concat(found, " ") == table.concat(expected, " "),
      path .. ": " .. table.concat(found, " ") .. " and not " .. table.concat(expected, " "))
    vim.cmd("bwipeout! " .. buffer)
    files = files + 1
  end
end
io.stdout:write(files .. " files have the findings of validate\n")

-- Documents have findings and pictures; what `validate` finds by comparing them with sources is left to it.
local document, document_uri = open("Scenes/Gallery/Contacts.storyboard")
expect(published[document_uri] ~= nil, "a storyboard has findings")
local cell = vim.fn.search("<tableViewCell ") - 1
local shown = request(document, "textDocument/hover", at(document, cell, vim.fn.col(".") + 3))
expect(shown and shown.contents.value:find("Contacts"), "a storyboard has pictures")

-- Completion: a place is the line that is typed below the rest of a file, and a word that is offered there.
local head = {
  "initial: list", "data:", "  people: [{name: Ada, phone: 555}]", "colors: {Accent: systemRed}", "classes:",
  "  Names:", "    superclass: TableViewController", "    outlets: {nameLabel: Label}",
  '    actions: {"add:": []}', "    rows: people", "    cell: {identifier: Name}", "scenes:",
  "  other: {controller: view, view: []}", "  list:",
}
local places = {
  { "    ", "controller" }, { "    ", "table" }, { "    ti", "title" }, { "    controller: ", "table" },
  { "    controller: na", "navigation" }, { "    class: ", "Names" }, { "    root: ", "other" },
  { "    table: {", "sections" }, { "    table: {style: ", "grouped" },
  { "    table: {prototypes: [{", "identifier" }, { "    table: {prototypes: [{style: ", "value1" },
  { "    table: {prototypes: [{accessory: ", "checkmark" },
  { "    table: {sections: [{", "cells" }, { "    table: {sections: [{cells: [{", "text" },
  { "    table: {sections: [{cells: [{segue: {", "show" },
  { "    table: {sections: [{cells: [{segue: {show: ", "other" },
  { "    view: {", "label" }, { "    view: {label: {", "text" }, { "    view: {label: {font: ", "headline" },
  { "    view: {label: {textColor: ", "colors.Accent" }, { "    view: {label: {textAlignment: ", "center" },
  { "    view: {switch: {on: ", "true" }, { "    view: {button: {actions: {", "touchUpInside" },
  { "    view: {button: {actions: {touchUpInside: ", "add:" }, { "    view: [{row: [{", "spacer" },
  { "    view: [{slider: {", "minimumValue" }, { "    outlets: {", "nameLabel" },
  { "    rightItem: {", "item" }, { "    rightItem: {item: ", "add" }, { "    rightItem: {action: ", "add:" },
  { '    title: "{', "people" }, { "    tabs: [", "other" }, { "    modalPresentationStyle: ", "formSheet" },
}
local buffer = open(vim.fn.tempname() .. ".scene.yaml", head)
for _, place in ipairs(places) do
  local lines = vim.list_extend(vim.deepcopy(head), { place[1] })
  vim.api.nvim_buf_set_lines(buffer, 0, -1, false, lines)
  local items = request(buffer, "textDocument/completion", at(buffer, #head, #place[1])) or {}
  local labels = {}
  for _, item in ipairs(items) do labels[item.label] = true end
  expect(labels[place[2]], "'" .. place[2] .. "' after '" .. place[1] .. "'")
end
io.stdout:write(#places .. " places are completed\n")

-- An outlet is renamed in its class and in the scene that connects it.
local lines = {
  "scenes:", "  a:", "    controller: view", "    class: A", "    view: [{label: {id: l, text: Hello 👩}}]",
  "    outlets: {nameLabel: l}", "classes:", "  A:", "    superclass: ViewController",
  "    outlets: {nameLabel: Label}", '    configureView: {nameLabel.text: "Hello"}',
}
buffer = open(vim.fn.tempname() .. ".scene.yaml", lines)
local parameters = at(buffer, 9, 16)
parameters.newName = "title"
local edit = request(buffer, "textDocument/rename", parameters)
expect(edit ~= nil, "the outlet can be renamed")
if edit then vim.lsp.util.apply_workspace_edit(edit, client.offset_encoding) end
local text = table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), "\n")
expect(not text:find("nameLabel"), "the old name is gone")
expect(select(2, text:gsub("title", "")) == 3, "the new name is in three places")

-- The picture of a scene where the pointer rests on its name.
local answer = request(buffer, "textDocument/hover", at(buffer, 1, 2))
expect(answer and answer.contents.value:find("Hello"), "hover has a picture")

-- A finding has a fix, which takes it away.
vim.api.nvim_buf_set_lines(buffer, 2, 3, false, { "    controler: view" })
local uri = vim.uri_from_bufnr(buffer)
vim.wait(5000, function() return published[uri] and #published[uri] > 0 end, 5)
local finding = published[uri][1]
expect(finding and finding.code == "unknown-key", "a mistake is found while typing")
local actions = request(buffer, "textDocument/codeAction",
  { textDocument = { uri = uri }, range = finding.range, context = { diagnostics = { finding } } }) or {}
expect(actions[1] ~= nil, "there is a fix")
vim.lsp.util.apply_workspace_edit(actions[1].edit, client.offset_encoding)
vim.wait(5000, function() return #published[uri] == 0 end, 5)
expect(#published[uri] == 0, "the fix takes the finding away")

-- Formatting, symbols, definition.
local edits = request(buffer, "textDocument/formatting", { textDocument = { uri = uri }, options = {} })
expect(edits and #edits == 1, "the file is formatted")
local symbols = request(buffer, "textDocument/documentSymbol", { textDocument = { uri = uri } }) or {}
expect(symbols[1] and symbols[1].name == "a", "the outline has the scene")
local targets = request(buffer, "textDocument/definition", at(buffer, 3, 11)) or {}
expect(targets[1] and targets[1].range.start.line == 7, "the class is found")

client.stop()
io.stdout:write(checks .. " checks, " .. failures .. " failed\n")
vim.cmd(failures == 0 and "qall!" or "cquit 1")
